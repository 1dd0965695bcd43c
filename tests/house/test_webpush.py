"""How messages to browsers are sealed and signed, by the examples of the standards."""

import json

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from serai.house.webpush import authorization, b64, check_receiver, new_key, point, private_key, seal_with, unb64

RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"


def test_a_message_is_sealed_as_in_the_example_of_rfc_8291() -> None:
    sender = private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    sealed = seal_with(
        b"When I grow up, I want to be a watermelon", RECEIVER, AUTH, sender, unb64("DGv6ra1nlYgDCS1FRnbzlw")
    )
    assert b64(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_house_signs_for_the_push_service_alone() -> None:
    key = private_key(new_key())
    header = authorization("https://push.example:8443/send/abc?x=1", key, "https://games.example", 1_000_000)
    token, _, public = header.removeprefix("vapid t=").partition(", k=")
    assert public == b64(point(key))
    head, claims, signature = token.split(".")
    assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(unb64(claims))
    assert (told["aud"], told["sub"]) == ("https://push.example:8443", "https://games.example")
    assert 1_000_000 < told["exp"] <= 1_000_000 + 24 * 3600
    r, s = unb64(signature)[:32], unb64(signature)[32:]
    proof = encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
    key.public_key().verify(proof, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", AUTH),
        (RECEIVER, ""),
        (RECEIVER[:-4], AUTH),
        (RECEIVER, AUTH + "AAAA"),
        ("B" + "A" * 86, AUTH),
        ("ü" * 87, AUTH),
    ],
)
def test_what_are_no_keys_is_known(p256dh: str, auth: str) -> None:
    assert check_receiver(RECEIVER, AUTH)
    assert not check_receiver(p256dh, auth)
