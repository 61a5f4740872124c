import type { Handlers } from '@/server/http/handler.ts'
import { propertiesHandlers } from './properties/handlers.ts'

/** Every operation that is built, by its id; one that is missing does not compile. */
export const handlers: Handlers = { ...propertiesHandlers }
