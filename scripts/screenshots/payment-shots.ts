import { adminRoute } from '@/domain/web/admin-routes.ts'
import { paymentRoutes } from '@/domain/web/payment-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { BROKEN, NO_ROWS, type Says } from './says.ts'
import type { Shot } from './shot.ts'

/** Of the demo region. */
const PACKAGE = 3

const NO_PAYMENTS: Says = {
  '/ext/admin/bank-transfers': NO_ROWS,
  '/ext/admin/payment-mismatches': NO_ROWS,
  '/ext/admin/payments': NO_ROWS,
}

const buying: readonly Shot[] = [
  { name: 'packages', path: () => routes.subscriptionPlan() },
  page('packages-member', routes.subscriptionPlan()),
  page('checkout', paymentRoutes.checkout(PACKAGE)),
  {
    ...page('checkout-loading', paymentRoutes.checkout(PACKAGE)),
    says: { '/get-package': 'nothing' },
  },
  { ...page('checkout-error', paymentRoutes.checkout(PACKAGE)), says: { '/get-package': BROKEN } },
  {
    ...page('checkout-no-method', paymentRoutes.checkout(PACKAGE)),
    says: { '/get_payment_settings': { body: { data: [] } } },
  },
  page('checkout-gone', paymentRoutes.checkout(999_999)),
  {
    ...page('bank-transfer', paymentRoutes.transfer(PACKAGE)),
    // Its content comes on demand.
    prepare: (shown) => shown.locator('main button').first().waitFor(),
  },
  page('payment-unknown', paymentRoutes.returned('success', 999_999)),
]

const owning: readonly Shot[] = [
  page('subscription', routes.member('subscription')),
  page('transactions', routes.member('transactions')),
  {
    ...page('transactions-empty', routes.member('transactions')),
    says: { '/get_payment_details': NO_ROWS },
  },
  {
    ...page('transactions-error', routes.member('transactions')),
    says: { '/get_payment_details': BROKEN },
  },
  { ...page('adverts', routes.member('advertisement')), by: 'agent' },
  page('adverts-none', routes.member('advertisement')),
]

const deciding: readonly Shot[] = [
  desk('admin-adverts', adminRoute('adverts')),
  desk('admin-payments', adminRoute('payments')),
  desk('admin-payments-cases', adminRoute('payments', { of: 'cases' })),
  desk('admin-payments-all', adminRoute('payments', { of: 'all' })),
  { ...desk('admin-payments-empty', adminRoute('payments')), says: NO_PAYMENTS },
  desk('admin-packages', adminRoute('packages')),
  desk('admin-payment-settings', adminRoute('payment-settings')),
  {
    ...desk('admin-payment-settings-error', adminRoute('payment-settings')),
    says: { '/ext/admin/payment-settings': BROKEN },
  },
]

/** Packages, payments and adverts, as buyers and administrators see them. */
export const payments: readonly Shot[] = [...buying, ...owning, ...deciding]

function page(name: string, address: string): Shot {
  return { name, by: 'member', path: () => address }
}

function desk(name: string, address: string): Shot {
  return {
    name,
    by: 'administrator',
    path: () => address,
    prepare: (shown) => shown.locator('main h1, main h2').first().waitFor(),
  }
}
