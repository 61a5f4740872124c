import { setPriority } from 'node:os'
import { judgeModel } from '@/domain/valuation/judge-model.ts'
import { trainModel } from '@/domain/valuation/train-model.ts'
import { answerParent } from '@/server/gateways/own-process.ts'
import type { TrainingAnswer, TrainingQuestion } from './training.ts'

// Requests of the provider go first.
setPriority(10)

answerParent(async ({ sales, until }: TrainingQuestion): Promise<TrainingAnswer> => {
  const { judged, medianError, coverage } = judgeModel(sales, until)
  return { judged, medianError, coverage, model: trainModel(sales) }
})
