import type { DemoArticle } from './demo-article.ts'

export const ARTICLES_LIVING: readonly DemoArticle[] = [
  {
    category: 'living',
    title: 'Warm in winter without new windows',
    picture: 'exterior-cabin-05',
    description:
      '<p>Heavy curtains, sealed frames and a rug on a bare floor can make two degrees of difference. That’s a tenth of your heating bill.</p><p>Bleed the radiators before the first frost, and keep them free of furniture.</p><p>Then insulate the basement ceiling. It’s the cheapest insulation there is.</p>',
  },
  {
    category: 'living',
    title: 'Small kitchens that work',
    picture: 'kitchen-04',
    description:
      '<p>Sink, stove and cutting board should each be one step apart. Everything else can be farther away.</p><p>Hang up what you use daily and put the rest away.</p><ul><li>Drawers beat cupboards.</li><li>One good knife, one deep pot.</li><li>A trash can you can open with your knee.</li></ul><p>Light your work area from the front, not from behind you.</p>',
  },
  {
    category: 'living',
    title: 'A garden in its first year',
    picture: 'garden-03',
    description:
      '<p>Do nothing until you have seen it in every season. Bulbs come up where you wanted the path.</p><p>Start with a tree. It takes the longest and needs the least care.</p><p>Water rarely but thoroughly.</p>',
  },
  {
    category: 'living',
    title: 'How to choose a neighborhood',
    picture: 'exterior-townhouse-10',
    description:
      '<p>Go there at half past seven on a weekday. Who takes the bus, who bikes, and which bakery has a line?</p><p>Then come at ten on a Sunday evening and listen.</p><p>If you like it at both times, you’ll probably like living there.</p>',
  },
  {
    category: 'living',
    title: 'Working from home',
    picture: 'office-02',
    description:
      '<p>You need a desk by a window, a door that closes and a lamp that isn’t overhead. The rest is habit.</p><p>Stop at the same time every day, and put the screen where you can’t see it from the couch.</p><p>Tell your neighbors if you’ll be on the phone all day.</p>',
  },
  {
    category: 'living',
    title: 'Living above a store',
    picture: 'exterior-loft-04',
    description:
      '<p>Bakeries start early, bars close late, bookstores are ideal. Ask about delivery hours before you sign.</p><p>You’ll never run out of bread or company.</p><p>Earplugs cost less than moving.</p>',
  },
  {
    category: 'living',
    title: 'Solar power for your roof',
    picture: 'exterior-villa-10',
    description:
      '<p>A roof of forty square meters facing anywhere from east to west gives about as much as a household uses in a year, though not at the same hours.</p><p>Run the washing machine at noon, and charge your car then too.</p><p>Ask for quotes with and without a battery. The battery often takes ten years longer to pay off.</p>',
  },
  {
    category: 'living',
    title: 'Raising children in an apartment',
    picture: 'bedroom-09',
    description:
      '<p>Children need less space than their things do. One large table, a box for each child and a shelf they can reach will do.</p><p>Look at the courtyard and the stairwell too: that’s where they’ll play.</p><p>Get to know the people below before the drums arrive.</p>',
  },
  {
    category: 'living',
    title: 'Step-free: a home for later',
    picture: 'bath-06',
    description:
      '<p>A home without steps is easier with strollers and suitcases and, one day, for you. Wide doors cost nothing when you build and a lot when you renovate.</p><p>Plan for a bathroom on the ground floor.</p><p>Handles at elbow height work for everyone.</p>',
  },
  {
    category: 'living',
    title: 'Moving day, hour by hour',
    picture: 'living-20',
    description:
      '<p>Pack the kettle last and unpack it first. Label boxes by room, on two sides.</p><p>Take the morning off, feed your helpers at noon, and sleep in your own bed, even if it is on the floor.</p><p>The pictures can wait until you know where the light falls.</p>',
  },
]
