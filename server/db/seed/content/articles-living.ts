import type { DemoArticle } from './demo-article.ts'

export const ARTICLES_LIVING: readonly DemoArticle[] = [
  {
    category: 'living',
    title: 'Warm in winter, without new windows',
    picture: 'exterior-cabin-05',
    description:
      '<p>Heavy curtains, sealed frames and a rug on a bare floor are worth two degrees. That is a tenth of the bill.</p><p>Bleed the radiators before the first frost, and keep them free of furniture.</p><p>Then think of the cellar ceiling: it is the cheapest insulation there is.</p>',
  },
  {
    category: 'living',
    title: 'Small kitchens that work',
    picture: 'kitchen-04',
    description:
      '<p>The distance between sink, stove and board should be one step each. Everything else may be farther away.</p><p>Hang what you use daily; close away the rest.</p><ul><li>Drawers beat cupboards.</li><li>One good knife, one deep pot.</li><li>A bin you can open with the knee.</li></ul><p>Light the board from the front, not from behind you.</p>',
  },
  {
    category: 'living',
    title: 'A garden in its first year',
    picture: 'garden-03',
    description:
      '<p>Do nothing until you have seen it in every season. Bulbs come up where you wanted the path.</p><p>Begin with a tree: it needs the longest and asks for the least.</p><p>Water rarely, and deeply.</p>',
  },
  {
    category: 'living',
    title: 'Choosing a neighbourhood by its mornings',
    picture: 'exterior-townhouse-10',
    description:
      '<p>Go there at half past seven on a weekday. Who is on the bus, who is on a bicycle, which bakery has a queue?</p><p>Then come at ten on a Sunday evening and listen.</p><p>A place that is kind at both hours will be kind to you.</p>',
  },
  {
    category: 'living',
    title: 'Working from home, kindly',
    picture: 'office-02',
    description:
      '<p>A desk by a window, a door that closes, a lamp that is not above you. The rest is habit.</p><p>Stop at the same hour, and put the screen away where you cannot see it from the sofa.</p><p>Tell the neighbours when you will be on the telephone all day.</p>',
  },
  {
    category: 'living',
    title: 'Living above a shop',
    picture: 'exterior-loft-04',
    description:
      '<p>Bakers are early, bars are late, book shops are ideal. Ask for delivery hours before you sign.</p><p>You will never be short of bread or company.</p><p>Earplugs cost less than moving.</p>',
  },
  {
    category: 'living',
    title: 'Solar power for one roof',
    picture: 'exterior-villa-10',
    description:
      '<p>A roof of forty square metres facing anywhere from east to west gives about as much as a household uses in a year, though not at the same hours.</p><p>Run the washing machine at noon, and charge what has wheels.</p><p>Ask for an offer with and without a battery; the difference is usually ten years.</p>',
  },
  {
    category: 'living',
    title: 'Bringing up children in a flat',
    picture: 'bedroom-09',
    description:
      '<p>Children need less room than their things. One large table, one box each, and a shelf they can reach.</p><p>Choose a flat by its staircase and its courtyard: that is where they will live.</p><p>Get to know the people below before the drums arrive.</p>',
  },
  {
    category: 'living',
    title: 'Step-free: a home for later',
    picture: 'bath-06',
    description:
      '<p>A home without steps is easier for prams, suitcases and, some day, for you. Door frames of eighty centimetres cost nothing when you build and a lot when you change.</p><p>Plan for a bathroom on the ground floor.</p><p>Handles at the height of the elbow serve everyone.</p>',
  },
  {
    category: 'living',
    title: 'Moving day, hour by hour',
    picture: 'living-20',
    description:
      '<p>Pack the kettle last and unpack it first. Label boxes by room, on two sides.</p><p>Take the morning off, feed the helpers at noon, and sleep in your own bed, even if it is on the floor.</p><p>The pictures can wait until you know where the light falls.</p>',
  },
]
