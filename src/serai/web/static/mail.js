// One click in a mail is enough: the form that ends it is sent by itself. Programs that only open links do not run this.
const form = document.getElementById("mail");
if (form instanceof HTMLFormElement) form.submit();
