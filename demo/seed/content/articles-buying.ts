import type { DemoArticle } from './demo-article.ts'

export const ARTICLES_BUYING: readonly DemoArticle[] = [
  {
    category: 'buying',
    title: 'How to read a floor plan',
    picture: 'living-03',
    description:
      '<p>A plan tells you how a day in the home will feel. Begin at the door and walk: where do coats go, where does the light come from, how far is the kitchen from the table?</p><p>Look for the doors. Each one costs you a wall, and two doors that bump into each other will annoy you every morning. Then look for the wet rooms: kitchens and baths that share a wall are cheaper to change later.</p><ul><li>North is usually up, but check the arrow.</li><li>Dashed lines are things above you: beams, shelves, skylights.</li><li>Areas in older plans may count the walls.</li></ul><p>Last, draw your own furniture on it, to scale. A bed is 160 by 200 centimeters; a table for six needs three meters of space.</p>',
  },
  {
    category: 'buying',
    title: 'What an inspection finds, and what it doesn’t',
    picture: 'exterior-house-07',
    description:
      '<p>An inspector looks at the roof, the walls, the damp and the wiring. A good one tells you what will cost money in five years, not only what is broken today.</p><p>What no inspection finds is noise at night and your neighbors’ plans. Come back after dark, and ask at city hall what can be built next door.</p><ul><li>Ask for photographs of the roof.</li><li>Ask what was not accessible.</li><li>Ask what you would do first.</li></ul><p>Keep the report. It helps when you sell.</p>',
  },
  {
    category: 'buying',
    title: 'The first offer',
    picture: 'exterior-villa-03',
    description:
      '<p>An offer is a conversation, not a contest. Say what you like about the home, what you can pay, and when you can pay it; a reliable date is often worth more than a higher price.</p><p>Know your limit before you write, and write it down for yourself. Homes are bought at kitchen tables, and kitchen tables are bad places for arithmetic.</p><p>If you are outbid, ask to stay on the list. One sale in ten falls through.</p>',
  },
  {
    category: 'buying',
    title: 'Fixed or variable: two kinds of mortgage',
    picture: 'exterior-townhouse-05',
    description:
      '<p>A fixed rate buys you peace of mind. A variable rate gives you the chance to pay less, with the risk of paying more. Most people know which suits them better.</p><p>Calculate the monthly payment at two percentage points above today’s rate. If that would hurt, choose a fixed rate.</p><ul><li>Ask for the annual percentage rate, which includes fees.</li><li>Ask what an extra payment costs.</li><li>Ask how long the offer holds.</li></ul><p>Look at the repayment schedule too: in the first years, most of what you pay is interest.</p>',
  },
  {
    category: 'buying',
    title: 'Costs beyond the price',
    picture: 'kitchen-08',
    description:
      '<p>Before you get the keys, you’ll pay taxes, escrow, the inspection, loan fees and the move. Two to six percent is common. Ask for each amount in writing.</p><p>After the keys come the first winter’s heating and the things the sellers took with them. A small reserve makes the first year easier.</p><p>Put all of it into one table before you look at homes, and take it with you.</p>',
  },
  {
    category: 'buying',
    title: 'Buying with friends',
    picture: 'exterior-flat-12',
    description:
      '<p>Two households can buy what neither could alone. It works if you agree on the way out before you go in: who can sell, to whom, at what price, and what happens if someone moves.</p><p>Write it down with a lawyer. It costs little, and it keeps friends friends.</p><p>Choose a floor plan with two entrances.</p>',
  },
  {
    category: 'buying',
    title: 'Old houses: what age does to a building',
    picture: 'exterior-townhouse-18',
    description:
      '<p>A hundred-year-old house has already shown its faults. Look for a straight roofline, a dry basement and windows that open. They tell you more than the wallpaper.</p><p>Wiring, pipes and insulation were made for a different time. Expect to replace two of the three within ten years.</p><ul><li>Tap the plaster: hollow spots will come loose.</li><li>Look under the stairs for damp.</li><li>Ask who did the last repair.</li></ul><p>What you get in return: good proportions, thick walls and rooms with character.</p>',
  },
  {
    category: 'buying',
    title: 'New homes: reading a developer’s description',
    picture: 'exterior-flat-20',
    description:
      '<p>Words like “high-quality” mean nothing. Brands, thicknesses and dates do. Ask for the specifications and look for what is missing.</p><p>Pay by completed stages, never by the calendar, and hold back part of the price until every defect is fixed.</p><p>Visit a building the same company finished five years ago, and talk to the people who live there.</p>',
  },
  {
    category: 'buying',
    title: 'How to compare two homes',
    picture: 'exterior-house-15',
    description:
      '<p>Put two homes side by side and compare what you can’t change: location, light, floor plan, street. Kitchens and colors stand out in photos, but are easy to change.</p><p>Then compare what a year costs: loan payments, heating, commuting and maintenance.</p><p>The better home is usually the one you keep talking about on the way back.</p>',
  },
  {
    category: 'buying',
    title: 'Selling your home yourself',
    picture: 'living-14',
    description:
      '<p>Good photos are half the sale: daylight, tidy rooms, the camera at chest height. Show the floor plan, bathroom and street too. People trust sellers who hide nothing.</p><p>Base your price on what buyers paid nearby, not on what sellers asked. Homes priced too high sell late and for less.</p><ul><li>Have your documents ready: deed, floor plans, energy report.</li><li>Mention the flaws before the buyer finds them.</li><li>Agree on dates, then on money.</li></ul><p>Reply quickly, hold two open houses and decide within a week.</p>',
  },
]
