import type { DemoFaq } from './demo-faq.ts'
import { FAQS_LISTINGS } from './faqs-listings.ts'
import { FAQS_SEARCHING } from './faqs-searching.ts'

/** Pages show the newest first, so the most important come last. */
export const DEMO_FAQS: readonly DemoFaq[] = [...FAQS_LISTINGS, ...FAQS_SEARCHING]
