import { answerParent } from '@/server/gateways/own-process.ts'

/** Answers what it is asked, takes more memory than it may, never answers, or ends. */
answerParent(async (question: 'grow' | 'hang' | 'end' | object) => {
  if (question === 'grow') return Array.from({ length: 1e9 }, (_, id) => ({ id }))
  while (question === 'hang');
  if (question === 'end') process.exit()
  return question
})
