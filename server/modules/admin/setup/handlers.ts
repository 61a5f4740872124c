import type { Handlers } from '@/server/http/handler.ts'
import { fillMarketplace, saveSetupStep, viewSetupProgress } from './guided-steps.ts'
import { createFirstAdministrator, viewSetup } from './setup.ts'
import { testMail } from './test-mail.ts'

export const setupHandlers = {
  async getSetup(_input, context) {
    const { isOpen, needsLink } = await viewSetup(context)
    return {
      error: false,
      message: isOpen ? 'The first administrator is missing.' : 'Set up already.',
      data: { is_open: isOpen, needs_link: needsLink },
    }
  },

  async createFirstAdministrator({ body }, context) {
    await createFirstAdministrator(context, body)
    return { error: false, message: 'You are the administrator. Please sign in.' }
  },

  async getSetupProgress(_input, context) {
    const { isEmpty, ...progress } = await viewSetupProgress(context)
    return {
      error: false,
      message: 'The steps of the first run.',
      data: { ...progress, is_empty: isEmpty },
    }
  },

  async changeSetupStep({ body: { step } }, context) {
    await saveSetupStep(context, step)
    return { error: false, message: 'The step is kept.' }
  },

  async fillMarketplace({ body: { content } }, context) {
    await fillMarketplace(context, content)
    return { error: false, message: 'It is being filled.' }
  },

  async testMail(_input, context) {
    const { to, outcome, reason } = await testMail(context)
    const message = outcome === 'failed' ? 'The mail could not be sent.' : 'The mail is on its way.'
    return { error: false, message, data: { to, outcome, reason } }
  },
} satisfies Partial<Handlers>
