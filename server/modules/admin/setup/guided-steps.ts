import type { SetupStep, StarterContent } from '@/domain/settings/setup-steps.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import type { Deps } from '@/server/deps.ts'
import type { Queue } from '@/server/jobs/queue.ts'
import { isSecondFactorOn } from '@/server/modules/account/auth/second-factor/factor.ts'
import { writeAudit } from '@/server/modules/audit/audit-store.ts'
import { requireStaff } from '@/server/viewer.ts'
import {
  type FirstRun,
  isEmpty,
  lockFirstRun,
  readContents,
  readFirstRun,
  saveContentState,
  updateStep,
} from './setup-store.ts'

/** Before a marketplace opens to visitors, in the order of the list. */
export const missingParts = [
  'company_email',
  'company_address',
  'about_us',
  'terms_conditions',
  'privacy_policy',
  'category',
  'package',
  'listing',
  'mail',
  'secondFactor',
] as const

export type MissingPart = (typeof missingParts)[number]

export type SetupProgress = Pick<FirstRun, 'is_started' | 'step' | 'content' | 'content_state'> & {
  /** Nothing is there yet, so that it can be filled. */
  isEmpty: boolean
  missing: MissingPart[]
}

/** How far the guided steps are. Raises forbidden. */
export async function viewSetupProgress(context: ServiceContext): Promise<SetupProgress> {
  const { id } = requireStaff(context)
  const { db, settings, config } = context.deps
  const values = await settings.read()
  const { hasCategory, hasListing, hasPackage } = await readContents(db)
  const isThere: Record<MissingPart, boolean> = {
    company_email: Boolean(values.company_email),
    company_address: Boolean(values.company_address),
    about_us: Boolean(values.about_us),
    terms_conditions: Boolean(values.terms_conditions),
    privacy_policy: Boolean(values.privacy_policy),
    category: hasCategory,
    package: hasPackage,
    listing: hasListing,
    mail: config.smtpUrl !== undefined,
    secondFactor: await isSecondFactorOn(db, id),
  }
  const { is_started, step, content, content_state } = await readFirstRun(db)
  return {
    is_started,
    step,
    content,
    content_state,
    isEmpty: await isEmpty(db),
    missing: missingParts.filter((part) => !isThere[part]),
  }
}

/** The guided steps go on there, on any device. Raises forbidden. */
export async function saveSetupStep(context: ServiceContext, step: SetupStep): Promise<void> {
  requireStaff(context)
  await context.deps.db.transaction().execute(async (tx) => {
    await lockFirstRun(tx)
    await updateStep(tx, step)
  })
}

/**
 * Fills an empty marketplace in the background. Raises forbidden, and conflict (key
 * `alreadyFilled`) where something is there or being filled.
 */
export async function fillMarketplace(
  context: ServiceContext,
  content: StarterContent,
): Promise<void> {
  const { id } = requireStaff(context)
  const { db, queue, clock } = context.deps
  await db.transaction().execute(async (tx) => {
    const { content_state } = await lockFirstRun(tx)
    if (content_state === 'running' || !(await isEmpty(tx))) {
      throw failure('conflict', 'Something is here already.', { key: 'alreadyFilled' })
    }
    await saveContentState(tx, { content, state: 'running' })
    await queue.enqueue(tx, 'marketplace.fill', { content })
    await writeAudit(tx, {
      actorId: id,
      action: 'marketplaceFilled',
      subject: { kind: 'settings', id: 1, name: '' },
      reason: content,
      change: { before: { content: '' }, after: { content } },
      at: clock(),
    })
  })
}

/** `fill` writes all or nothing. Call before the queue starts. */
export function fillInBackground(
  queue: Queue,
  { db, log }: Pick<Deps, 'db' | 'log'>,
  fill: (content: StarterContent) => Promise<void>,
): void {
  queue.work('marketplace.fill', async ({ content }) => {
    // A job may come twice.
    const isStillEmpty = await isEmpty(db)
    try {
      if (isStillEmpty) await fill(content)
      await saveContentState(db, { content, state: 'done' })
    } catch (error) {
      log.error({ err: error }, 'The marketplace could not be filled')
      await saveContentState(db, { content, state: 'failed' })
    }
  })
}
