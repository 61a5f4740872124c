import { latePart } from '@/client/integrations/late-part.ts'

/** What cards have beside their words; no page waits for it. */
export const useCardParts = latePart(() => import('./card-parts.tsx'))
