import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { type SandboxPayment, sumRefunds } from './books.ts'

const NAMES: Readonly<Record<SandboxPayment['gateway'], string>> = {
  stripe: 'Stripe',
  razorpay: 'Razorpay',
  paypal: 'PayPal',
  paystack: 'Paystack',
  flutterwave: 'Flutterwave',
}

const STYLE = `
:root { color-scheme: light dark; --ink: #1d2a2f; --soft: #55656b; --ground: #f3f5f4; --card: #fff;
  --line: #d5dcda; --main: #1f5f4c; --on-main: #fff; --note: #fff3cd; --on-note: #4d3800; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef2f0; --soft: #a9b7b3; --ground: #121917;
  --card: #1b2422; --line: #38443f; --main: #8fd0b8; --on-main: #0d2019; --note: #46380c;
  --on-note: #ffe9a8; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
.banner { margin: 0; padding: .75rem 1rem; background: var(--note); color: var(--on-note);
  text-align: center; font-weight: 600; }
main { max-width: 26rem; margin: 1.5rem auto; padding: 0 1rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: .75rem;
  padding: 1.25rem; margin-bottom: 1rem; }
h1 { font-size: 1.125rem; margin: 0 0 .25rem; } h2 { font-size: 1rem; margin: 0 0 .75rem; }
p { margin: 0 0 .75rem; } .amount { font-size: 2rem; font-weight: 700; margin: .25rem 0; }
.soft { color: var(--soft); font-size: .9375rem; overflow-wrap: anywhere; }
form { margin: 0; display: grid; gap: .625rem; }
button, .button { display: block; width: 100%; min-height: 2.75rem; padding: .5rem 1rem;
  border-radius: .5rem; border: 1px solid var(--line); background: transparent; color: inherit;
  font: inherit; text-align: center; text-decoration: none; cursor: pointer; }
.first { background: var(--main); border-color: var(--main); color: var(--on-main);
  font-weight: 600; }
button:hover, .button:hover { border-color: var(--main); }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
`

/** Chrome applies `form-action` to the redirect after a form as well, which leads to the shop. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self' http://localhost:* http://127.0.0.1:*",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

type Html = ReturnType<typeof html>

function page(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <p class="banner" role="note">Sandbox: no money moves</p>
    <main>${body}</main>
  </body>
</html>`
}

/** Return URLs, as in the page's query. */
export type Addresses = { returnUrl: string; cancelUrl: string }

export function paymentPage(payment: SandboxPayment, addresses: Addresses): Html {
  const name = NAMES[payment.gateway]
  const isOpen = payment.state === 'open' || payment.state === 'failed'
  const body = html`
    <section aria-labelledby="summary">
      <h1 id="summary">${name} sandbox</h1>
      <p class="soft">${payment.title || 'Payment'}</p>
      <p class="amount">${amountText(payment, payment.paidAmount, payment.paidCurrency)}</p>
      <p class="soft">Reference ${payment.reference}</p>
      ${isOpen ? '' : html`<p role="status">${stateText(payment)}</p>`}
    </section>
    ${isOpen ? openChoices(payment, addresses) : closedChoices(payment, addresses)}`
  return page(`${name} sandbox`, body)
}

export function challengePage(payment: SandboxPayment, addresses: Addresses): Html {
  return page(
    'Confirm your payment',
    html`
      <section>
        <h1>Your bank asks you to confirm</h1>
        <p class="amount">${amountText(payment, payment.amount, payment.currency)}</p>
        <p class="soft">This stands for 3-D Secure. No code is needed here.</p>
        ${form(payment, addresses, [
          ['pay', 'Confirm payment'],
          ['fail', 'Refuse payment'],
        ])}
      </section>`,
  )
}

export function messagePage(title: string, text: string): Html {
  return page(title, html`<section><h1>${title}</h1><p>${text}</p></section>`)
}

function openChoices(payment: SandboxPayment, addresses: Addresses): Html {
  return html`
    <section aria-labelledby="choices">
      <h2 id="choices">Choose what happens</h2>
      ${payment.state === 'failed' ? html`<p role="alert">The last attempt was declined.</p>` : ''}
      ${form(payment, addresses, [
        ['pay', 'Pay'],
        ['challenge', 'Pay with 3-D Secure'],
        ['later', 'Pay in 10 seconds, return now'],
        ['fail', 'Decline the payment'],
        ['cancel', 'Cancel and return'],
        ['pay-close', 'Pay and close the window'],
      ])}
    </section>`
}

function closedChoices(payment: SandboxPayment, addresses: Addresses): Html {
  const isPaid = payment.state === 'paid'
  const canRefund = isPaid && sumRefunds(payment) < payment.paidAmount
  const choices: [string, string][] = [
    ...(canRefund
      ? ([
          ['refund', 'Refund everything'],
          ['refund-half', 'Refund half'],
        ] as [string, string][])
      : []),
    ...(isPaid && payment.dispute === 'none'
      ? ([['dispute', 'Open a dispute']] as [string, string][])
      : []),
    ...(payment.dispute === 'open'
      ? ([
          ['win', 'Dispute: decide for the shop'],
          ['lose', 'Dispute: decide for the buyer'],
        ] as [string, string][])
      : []),
  ]
  return html`
    ${
      choices.length > 0
        ? html`<section aria-labelledby="after">
            <h2 id="after">What happens next</h2>
            ${form(payment, addresses, choices)}
          </section>`
        : ''
    }
    <a class="button" href="${addresses.returnUrl}">Back to the shop</a>`
}

function form(
  { gateway, id }: SandboxPayment,
  { returnUrl, cancelUrl }: Addresses,
  choices: readonly (readonly [string, string])[],
): Html {
  return html`<form method="post" action="/pay/${gateway}/${encodeURIComponent(id)}">
    <input type="hidden" name="return" value="${returnUrl}" />
    <input type="hidden" name="cancel" value="${cancelUrl}" />
    ${choices.map(
      ([action, label], index) =>
        html`<button name="action" value="${action}" class="${index === 0 ? 'first' : ''}">
          ${label}
        </button>`,
    )}
  </form>`
}

/** Minor units are shown with the decimals that Intl knows. */
function amountText({ gateway }: SandboxPayment, amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const isMajor = gateway === 'paypal' || gateway === 'flutterwave'
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(isMajor ? amount : amount / 10 ** decimals)
}

function stateText(payment: SandboxPayment): string {
  if (payment.dispute === 'open') return 'Paid. The buyer disputes the payment.'
  if (payment.dispute === 'won') return 'Paid. The dispute was decided for the shop.'
  if (payment.dispute === 'lost') return 'The dispute was decided for the buyer.'
  const refunded = sumRefunds(payment)
  if (refunded >= payment.paidAmount && refunded > 0) return 'Refunded.'
  if (refunded > 0) return 'Paid, and partly refunded.'
  return STATES[payment.state]
}

const STATES: Readonly<Record<SandboxPayment['state'], string>> = {
  open: 'Not paid yet.',
  approved: 'Approved. The shop takes the payment next.',
  failed: 'Declined.',
  canceled: 'Canceled.',
  expired: 'Expired.',
  paid: 'Paid.',
}
