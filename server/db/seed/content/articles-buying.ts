import type { DemoArticle } from './demo-article.ts'

export const ARTICLES_BUYING: readonly DemoArticle[] = [
  {
    category: 'buying',
    title: 'How to read a floor plan',
    picture: 'living-03',
    description:
      '<p>A plan tells you how a day in the home will feel. Begin at the door and walk: where do coats go, where does the light come from, how far is the kitchen from the table?</p><p>Look for the doors. Each one takes a wall from you, and two doors that meet are a quarrel you will have every morning. Then look for the wet rooms: kitchens and baths that share a wall are cheaper to change later.</p><ul><li>North is usually up, but check the arrow.</li><li>Dashed lines are things above you: beams, shelves, skylights.</li><li>Areas in older plans may count the walls.</li></ul><p>Last, draw your own furniture on it, to scale. A bed is 160 by 200 centimetres; a table for six wants three metres of room.</p>',
  },
  {
    category: 'buying',
    title: 'What a survey finds, and what it does not',
    picture: 'exterior-house-07',
    description:
      '<p>A surveyor looks at the roof, the walls, the damp and the wiring. A good one tells you what will cost money in five years, not only what is broken today.</p><p>What no survey finds is noise at night and the neighbour’s plans. Come back after dark, and ask at the town hall what may be built next door.</p><ul><li>Ask for photographs of the roof.</li><li>Ask what was not accessible.</li><li>Ask what you would do first.</li></ul><p>Keep the report. When you sell, it shows that you cared.</p>',
  },
  {
    category: 'buying',
    title: 'The first offer',
    picture: 'exterior-villa-03',
    description:
      '<p>An offer is a letter, not a duel. Say what you like about the home, what you can pay, and when you can pay it; a sure date is often worth more than a higher price.</p><p>Know your limit before you write, and write it down for yourself. Homes are bought at kitchen tables, and kitchen tables are bad places for arithmetic.</p><p>If you are outbid, ask to stay on the list. One sale in ten falls through.</p>',
  },
  {
    category: 'buying',
    title: 'Fixed or variable: two kinds of mortgage',
    picture: 'exterior-townhouse-05',
    description:
      '<p>A fixed rate buys sleep. A variable one buys the chance of paying less, with the risk of paying more. Most people can carry one of these better than the other, and know which.</p><p>Work out the instalment at two points above today’s rate. If that would hurt, fix it.</p><ul><li>Ask for the annual percentage rate, which includes fees.</li><li>Ask what an extra payment costs.</li><li>Ask how long the offer holds.</li></ul><p>Look at the amortisation table, too: in the first years most of what you pay is interest.</p>',
  },
  {
    category: 'buying',
    title: 'Costs beyond the price',
    picture: 'kitchen-08',
    description:
      '<p>Between the price and the keys lie taxes, the notary or escrow, the survey, the loan’s fee and the move. Two to six per cent is usual; ask for each in writing.</p><p>After the keys come the first winter’s heating and the things the sellers took with them. A small reserve keeps the first year calm.</p><p>Put all of it into one table before you look at homes, and take it with you.</p>',
  },
  {
    category: 'buying',
    title: 'Buying with friends',
    picture: 'exterior-flat-12',
    description:
      '<p>Two households can buy what neither could alone. It works when the exit is agreed before the entrance: who may sell, to whom, at what price, and what happens when somebody moves.</p><p>Write it down with a lawyer. It costs little, and it keeps friends friends.</p><p>Choose a plan with two doors.</p>',
  },
  {
    category: 'buying',
    title: 'Old houses: what age does to a building',
    picture: 'exterior-townhouse-18',
    description:
      '<p>A house of a hundred years has already shown its faults. Look for straight ridges, dry cellars and windows that open; these tell more than the wallpaper.</p><p>Wiring, pipes and insulation were made for another life. Count on renewing two of the three within ten years.</p><ul><li>Tap the plaster: hollow places will come down.</li><li>Look under the stairs for damp.</li><li>Ask who did the last repair.</li></ul><p>What you get for it is proportion, thick walls and rooms that have seen worse than you.</p>',
  },
  {
    category: 'buying',
    title: 'New homes: reading a developer’s description',
    picture: 'exterior-flat-20',
    description:
      '<p>Words such as high-quality mean nothing; brands, thicknesses and dates mean something. Ask for the building description and read what is left out.</p><p>Pay by stages of work, never by the calendar, and keep back a part until the list of defects is empty.</p><p>Visit a home the same firm finished five years ago, and ring the bell.</p>',
  },
  {
    category: 'buying',
    title: 'When two listings compare',
    picture: 'exterior-house-15',
    description:
      '<p>Put two homes side by side and compare what you cannot change: place, light, the plan, the street. Kitchens and colours are easy to change and loud in pictures.</p><p>Then compare what a year costs: instalment, heating, commuting, upkeep.</p><p>The better home is usually the one you keep talking about on the way back.</p>',
  },
  {
    category: 'buying',
    title: 'Selling your home yourself',
    picture: 'living-14',
    description:
      '<p>Good pictures are half of the sale: daylight, tidy rooms, the camera at the height of the chest. Show the plan, the bathroom and the street as well; people trust what hides nothing.</p><p>Set a price by what was paid nearby, not by what was asked. Homes that start too high sell late and low.</p><ul><li>Have papers ready: deed, plans, energy report.</li><li>Name the faults before the buyer does.</li><li>Agree on dates, then on money.</li></ul><p>Answer quickly, show on two afternoons, and decide within a week.</p>',
  },
]
