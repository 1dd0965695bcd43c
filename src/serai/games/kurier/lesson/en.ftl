# The lesson of Kurier des Zaren.

lesson-welcome = Welcome! You are a governor in a far corner of Russia with urgent news for the Tsar. You play Red; Green and Blue are in just as much of a hurry.
lesson-goal = You win by bringing your dispatch to the Tsar first. It has to reach the palace at the top, and there the palace guard wants to see rubles.
lesson-villages = On the way lie four villages with inns: the swamp, the forest, the mountains and the grassland. Every inn has four rooms, one for each type of courier: officer, cossack, diplomat and lady.
lesson-start = Your first courier is a lady. She carries your dispatch, an envelope in your colour. Put her into the Baikal-Bar.
lesson-start-other = She may begin there, too. But this lesson begins in the Baikal-Bar.

lesson-reserve = Now it is your turn. Every turn you do exactly one thing: deploy a courier, pass your dispatch on, or travel on. A cossack lies ready in your reserve.
lesson-deploy = Nobody travels alone: an inn is full with three couriers, and only then can you leave. Deploy the cossack from your reserve beside your lady in the Baikal-Bar.
lesson-deploy-other = That works too, but together you get away sooner: deploy the cossack from your reserve in the Baikal-Bar.
lesson-deploy-stack-later = From the stack works too, but you do not know beforehand whom you turn up. Take the cossack from your reserve for now.

lesson-full = Green has put a diplomat into the Baikal-Bar. Three couriers: the inn is full, and whoever has a courier there may travel on from it. A fourth never comes in.
lesson-arrow = Look at the arrow in the empty room, the officer’s. It points at who leaves, your cossack; the courier in the room after that, clockwise, goes along: Green’s diplomat. The third stays behind: your lady!
lesson-hand-over = And your lady has the dispatch. So pass it on first: give your dispatch to your cossack. That is your whole turn.
lesson-hand-over-other = That works too, but then your dispatch will stay behind. Give it to your cossack first.
lesson-travel-too-soon = You may travel on already. But the arrow leaves your lady behind, with your dispatch! Give that to your cossack first.

lesson-travel = Now your cossack carries the dispatch, and the arrow takes him along. Travel on from the Baikal-Bar.
lesson-travel-other = That works too, but soon Green travels, and then Green chooses where your cossack sleeps. Better travel on yourself now.

lesson-first = Two couriers are leaving, and you decide who goes first and where each of them sleeps. Take your cossack first and bring him to Iwan, in the forest.
lesson-first-other = That works too: the order is yours to choose. For now try your own cossack first, to Iwan.

lesson-strangers = You choose for Green’s diplomat, too! He only may not go to the same inn as your cossack. Send him to Wladimir: he is no use to Green there.
lesson-strangers-other = That works too. But try Wladimir: then he is not at Boris, where you will need rooms yourself.

lesson-stack = Well done: your dispatch is a village further on. Now the other way to deploy: turn up the top courier of your blind stack. You must deploy him at once, if there is a room for him.
lesson-stack-other = That works too, but see what comes from your stack this time.
lesson-stack-lodge = A diplomat. Find him a room in the bottom village: only in the Kosaken-Klub is the diplomat’s room still free.

lesson-later = We skip a few rounds. Your dispatch lies in the top village, with your cossack in Rehr Hof. Sometimes a traveller found no room on the way: then he must go on to the village after that. That is a forced march.
lesson-guard = Above each inn of the grassland stands a palace guard. The one above Rehr Hof wants to see only 6 rubles, the others 8 or 10.
lesson-last-leg = Rehr Hof is full and the arrow points at your cossack. Travel on to the palace!
lesson-last-leg-other = That works too, but so close to the Tsar you do not wait: travel on from Rehr Hof.
lesson-wrong-inn = That inn is full as well, but your dispatch lies in Rehr Hof.

lesson-rubling = Your dispatch is with the guard. Now you ruble: you turn up coins in the palace until 6 rubles lie before you.
lesson-njet = There are 30 coins: of 1, 2 or 3 rubles, a few blanks, and nine times “njet”, false money. If you turn up njet, your turn is over and you lose all coins of this turn.
lesson-turn = Turn up a coin.
lesson-turn-other = This turn you may still wait, but Green and Blue are in a hurry. Turn up a coin!
lesson-turn-again = 2 rubles! 4 to go. You may stop and lay them down safely, or go on. There is not much at stake yet: turn up another one.
lesson-turn-again-other = You may stop, but for 2 rubles that is cautious. Risk another one.
lesson-stop = 3 more: you have 5! Almost one coin in three is njet, and then all five are lost. Stop now: what you lay down you never lose.
lesson-stop-other = You may, and it is thrilling. But with njet you lose all 5 rubles: this time lay them down safely.

lesson-last-coin = It is your turn again, with 5 rubles safe. Who rubles does nothing else and turns up at least one coin every turn. Any ruble will do now.
lesson-won = You have won! The guard sees his rubles and your dispatch is the first to reach the Tsar. That is Kurier des Zaren.
lesson-tip = A tip for your first real game: whoever fills an inn gives the others a chance to leave as well. So look first whom the arrow takes along, and keep more than one courier in the village of your dispatch.
