import type { Handlers } from '@/server/http/handler.ts'

/** Every operation that is built, by its id; one that is missing does not compile. */
export const handlers: Handlers = {}
