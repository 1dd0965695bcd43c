# The lesson of Himalaya.

lesson-welcome = Welcome to the mountains! You lead the yak caravan of the Dolpo-pa through twenty villages between Nepal and Tibet. The Bhotia and the Sherpa travel the same mountains.
lesson-goal = You gather resources and deliver them where they are wanted. That brings yaks (economy), stupas (religion) and delegations (politics). You win by leading in two of the three, with three players. Who neglects one of them seldom wins.
lesson-villages = In five villages lie resources. From cheap to dear: salt, barley, tea, jade and gold.
lesson-orders = Five other villages have an order: a disc that shows what they want and how many yaks it is worth. Houses are level 1, temples level 2, monasteries level 3.
lesson-place = First everybody puts a caravan in a village. Village 3 is a good beginning: salt lies there, barley next door, and village 6 wants one of each. Put your caravan in village 3.
lesson-place-other = You may begin there, too. But this lesson begins in village 3, close to what village 6 wants.

lesson-programme = Now the heart of the game: every month you give your caravan six commands in secret. All do so at the same time; only then are all programmes revealed and carried out.
lesson-plan = The plan: take salt in village 3, take barley in village 4, and deliver both in village 6. That takes exactly six commands.
lesson-take = The first command is a transaction (the hand). Where resources lie you take one with it: always the cheapest. In village 3 that is salt.
lesson-plan-other = That works too, but then you will not reach village 6 in six commands. Choose the transaction (the hand) here.
lesson-no-pause = You may pause, and sometimes that is clever: then somebody else takes the cheap salt away. But now you need all six commands. Choose the transaction.

lesson-roads = Now travel. There are three kinds of roads: soil road, ice track and stone road. A village has at most one of each, so a command always points exactly one way. From village 3 the soil road leads to village 4.
lesson-roads-other = You may, but that road leads elsewhere, or there is none: then the command is void. Follow the road of the plan.
lesson-barley = In village 4 lie barley, tea and jade. The cheapest is barley: give the command for a transaction.
lesson-to-six = Village 6 lies next to village 3. Go back to village 3 by the soil road, and then to village 6 by the ice track.
lesson-deliver = This is your sixth and last command. In a village with an order a transaction delivers, if you have all that the disc asks for. As soon as you give it, all programmes are revealed.
lesson-deliver-other = You may, but then you stand in village 6 without delivering. Choose the transaction.

lesson-delivered = Well done! Salt, barley, and delivered in village 6. For a delivery you choose two of three rewards: yaks, a stupa or delegations.
lesson-stupa = Every village gets only one stupa in the whole game, and it counts for the level of the village. Village 6 is a monastery, level 3: take the offering, before somebody else does.
lesson-stupa-other = You may take that reward, too. But a stupa in a monastery counts 3, and there will never be a second one: take the offering first.
lesson-delegations = Your second reward: delegations. In a monastery you send three, in a temple two, in a house one.
lesson-regions = They go to regions that border on village 6. A region counts for whoever alone has the most there at the end. Send your three delegations; share them out as you like.
lesson-delegations-other = That works too. But choose the delegations now: then you see how political influence works.

lesson-second = February. There is a new order: village 5, a temple, wants two barley. And the First Caravan Leader has moved on: now Bhotia carries out every action first.
lesson-second-plan = In each village you take at most one resource a month, so you fetch the barley in two villages: in village 3 the salt is gone and barley is the cheapest. Take the ice track to village 3 and make a transaction there.
lesson-second-other = That works too, but then you will not deliver this month. What is lit fits into six commands.
lesson-second-on = Go on: by the soil road to village 4, a transaction, by the ice track to village 5, and there deliver by another transaction.
lesson-barter = Delivered again! Take the barter this time: the disc goes behind your screen and counts as many yaks as it shows.
lesson-barter-other = That works too. But you have no yaks yet, and they break ties: choose the barter now.
lesson-both = The second reward must be a different one, and you may decline it. There is no stupa here yet: place one.
lesson-both-other = That works too. But there is no stupa here yet, and a temple counts 2: choose the offering.

lesson-inventory = So it goes on for twelve months. After months 4, 8 and 12 there is an inventory: whoever alone has the most of a resource gets 3 yaks. So it pays to keep a stock as well.
lesson-final = At the end religion (stupas), politics (regions) and economy (yaks) are counted. With four players the last one drops out each time, first in religion and then in politics; of the two who are left the richer in yaks wins.
lesson-tip = A tip for your first real game: before you programme, look for an order that you can reach, and count back from it. And see who acts before you: he may take the very resource you expect.
