import type { DemoArticle } from './demo-article.ts'

export const ARTICLES_RENTING: readonly DemoArticle[] = [
  {
    category: 'renting',
    title: 'A good application for a flat',
    picture: 'exterior-flat-06',
    description:
      '<p>Landlords look for rent that comes and a tenant who stays. One page is enough: who you are, what you do, when you can move, whom they may call.</p><p>Send it the same day you saw the flat, and thank them for the viewing.</p><p>Do not send copies of your passport before you have seen the place.</p>',
  },
  {
    category: 'renting',
    title: 'What to look at during a viewing',
    picture: 'kitchen-15',
    description:
      '<p>Turn on the shower, open the windows, look at the ceiling in the corners. Stand still for a minute and listen.</p><p>Ask what last winter’s heating cost and ask to see a bill.</p><ul><li>Mobile signal in every room.</li><li>Which way the windows face.</li><li>Where the bins are.</li></ul><p>Look at the bicycles in the yard: they tell how people live here.</p>',
  },
  {
    category: 'renting',
    title: 'Deposits, and getting them back',
    picture: 'bedroom-16',
    description:
      '<p>A deposit is your money in somebody else’s account. Ask where it is kept and what interest it earns.</p><p>Take pictures of every room on the first and the last day, and write a list that both sign.</p><p>Most quarrels are about cleaning. An afternoon’s work is the best interest you will ever earn.</p>',
  },
  {
    category: 'renting',
    title: 'Furnished or not',
    picture: 'living-08',
    description:
      '<p>Furnished flats cost more by the month and less by the year if you stay only one. After eighteen months your own bed is cheaper.</p><p>Check what furnished means: a list with the state of each thing belongs to the lease.</p><p>Ask whether you may store what you do not need.</p>',
  },
  {
    category: 'renting',
    title: 'Renting with a dog',
    picture: 'garden-08',
    description:
      '<p>Say it first. A landlord who learns it later feels tricked; one who learns it at once asks for the dog’s name.</p><p>Offer a reference from the last landlord, and a somewhat larger deposit.</p><p>Look for ground floors, stone floors and a park.</p>',
  },
  {
    category: 'renting',
    title: 'The lease, line by line',
    picture: 'office-07',
    description:
      '<p>Three lines matter most: how long, how much more next year, and who repairs what. Read them twice and the rest once.</p><p>A clause that surprises you is worth a question. A landlord who will not explain it is worth avoiding.</p><ul><li>Notice period for both sides.</li><li>What the extra costs include.</li><li>Who paints at the end.</li></ul><p>Keep a signed copy where you can find it.</p>',
  },
  {
    category: 'renting',
    title: 'Sharing a flat without sharing a temper',
    picture: 'kitchen-21',
    description:
      '<p>Agree on three things in the first week: quiet hours, guests, and cleaning. Everything else can be talked over at the table.</p><p>One name on the lease is a risk for everybody. Ask to have all of them on it.</p><p>A shared calendar on the fridge does more than an app.</p>',
  },
  {
    category: 'renting',
    title: 'Short lets: rules for a few weeks',
    picture: 'exterior-loft-09',
    description:
      '<p>Cabins and furnished flats are let by the day or the month. Read the house rules and the cancellation terms before the pictures.</p><p>Ask about sheets, wood and the nearest shop.</p><p>Leave it as you would like to find it.</p>',
  },
  {
    category: 'renting',
    title: 'When something breaks',
    picture: 'bath-15',
    description:
      '<p>Write on the day you see it, with a picture and a date by which you need it mended. Friendly, short, in writing.</p><p>Heating and water are urgent; a dripping tap is not, but it is still theirs.</p><p>Never withhold rent without advice.</p>',
  },
  {
    category: 'renting',
    title: 'Moving out well',
    picture: 'bedroom-23',
    description:
      '<p>Give notice in writing and early. Offer two viewing times each week to whoever comes next.</p><p>Read the meters with the landlord, and take a picture of them.</p><p>Leave the new people a note: which window sticks, where the good bread is.</p>',
  },
]
