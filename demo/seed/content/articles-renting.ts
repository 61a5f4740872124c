import type { DemoArticle } from './demo-article.ts'

export const ARTICLES_RENTING: readonly DemoArticle[] = [
  {
    category: 'renting',
    title: 'How to apply for an apartment',
    picture: 'exterior-flat-06',
    description:
      '<p>Landlords want reliable rent and a tenant who stays. One page is enough: who you are, what you do, when you can move in and whom they can call.</p><p>Send it the day you see the apartment, and thank them for the viewing.</p><p>Don’t send copies of your ID before you’ve seen the place.</p>',
  },
  {
    category: 'renting',
    title: 'What to look at during a viewing',
    picture: 'kitchen-15',
    description:
      '<p>Turn on the shower, open the windows, look at the ceiling in the corners. Stand still for a minute and listen.</p><p>Ask what last winter’s heating cost and ask to see a bill.</p><ul><li>Mobile signal in every room.</li><li>Which way the windows face.</li><li>Where the trash goes.</li></ul><p>Look at the yard and the mailboxes. They tell you how people live here.</p>',
  },
  {
    category: 'renting',
    title: 'Deposits, and getting them back',
    picture: 'bedroom-16',
    description:
      '<p>A deposit is your money in someone else’s account. Ask where it is kept and what interest it earns.</p><p>Take photos of every room on the first and last day, and make a list that you both sign.</p><p>Most disputes are about cleaning. An afternoon of work can save you a lot of money.</p>',
  },
  {
    category: 'renting',
    title: 'Furnished or not',
    picture: 'living-08',
    description:
      '<p>Furnished apartments cost more per month, but less overall if you stay only a year. After about eighteen months, your own bed is cheaper.</p><p>Check what “furnished” means. A list of every item and its condition should be part of the lease.</p><p>Ask whether you can store what you don’t need.</p>',
  },
  {
    category: 'renting',
    title: 'Renting with a dog',
    picture: 'garden-08',
    description:
      '<p>Mention your dog first. A landlord who finds out later feels tricked.</p><p>Offer a reference from your last landlord and a slightly higher deposit.</p><p>Look for a ground-floor apartment, hard floors and a park nearby.</p>',
  },
  {
    category: 'renting',
    title: 'The lease, line by line',
    picture: 'office-07',
    description:
      '<p>Three lines matter most: how long it runs, how much the rent can go up, and who repairs what. Read them twice and the rest once.</p><p>A clause that surprises you is worth a question. If your landlord won’t explain it, look elsewhere.</p><ul><li>Notice period for both sides.</li><li>What the utilities include.</li><li>Who paints at the end.</li></ul><p>Keep a signed copy where you can find it.</p>',
  },
  {
    category: 'renting',
    title: 'How to share an apartment',
    picture: 'kitchen-21',
    description:
      '<p>Agree on three things in the first week: quiet hours, guests, and cleaning. You can talk about everything else over dinner.</p><p>Only one name on the lease is a risk for everyone. Ask to put all names on it.</p><p>A shared calendar on the fridge does more than an app.</p>',
  },
  {
    category: 'renting',
    title: 'Short-term rentals: what to know',
    picture: 'exterior-loft-09',
    description:
      '<p>You can rent cabins and furnished apartments by the day or month. Read the house rules and cancellation terms before you look at the photos.</p><p>Ask about bedding, firewood and the nearest store.</p><p>Leave it as you would like to find it.</p>',
  },
  {
    category: 'renting',
    title: 'When something breaks',
    picture: 'bath-15',
    description:
      '<p>Write to your landlord the day you notice it, with a photo and a date by which you need it fixed. Keep it short and friendly.</p><p>Heating and water are urgent; a dripping faucet isn’t, but it’s still the landlord’s job.</p><p>Never withhold rent without advice.</p>',
  },
  {
    category: 'renting',
    title: 'Moving out well',
    picture: 'bedroom-23',
    description:
      '<p>Give notice in writing and early. Offer two viewing times each week to whoever comes next.</p><p>Read the meters with your landlord, and take a photo of them.</p><p>Leave the new tenants a note: which window sticks and where to buy good bread.</p>',
  },
]
