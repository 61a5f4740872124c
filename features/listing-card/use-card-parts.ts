import { latePart } from '@/client/integrations/late-part.ts'

/** Interactive parts of cards, loaded after the page. */
export const useCardParts = latePart(() => import('./card-parts.tsx'))
