import type { Handlers } from '@/server/http/handler.ts'
import { agentsHandlers } from './agents/handlers.ts'
import { contentHandlers } from './content/handlers.ts'
import { discoveryHandlers } from './discovery/handlers.ts'
import { filesHandlers } from './files/handlers.ts'
import { homeHandlers } from './home/handlers.ts'
import { locationHandlers } from './location/handlers.ts'
import { projectsHandlers } from './projects/handlers.ts'
import { propertiesHandlers } from './properties/handlers.ts'
import { savedSearchesHandlers } from './saved-searches/handlers.ts'
import { settingsHandlers } from './settings/handlers.ts'
import { subscriptionsHandlers } from './subscriptions/handlers.ts'
import { toolsHandlers } from './tools/handlers.ts'

/** Every operation that is built, by its id; one that is missing does not compile. */
export const handlers: Handlers = {
  ...agentsHandlers,
  ...contentHandlers,
  ...discoveryHandlers,
  ...filesHandlers,
  ...homeHandlers,
  ...locationHandlers,
  ...projectsHandlers,
  ...propertiesHandlers,
  ...savedSearchesHandlers,
  ...settingsHandlers,
  ...subscriptionsHandlers,
  ...toolsHandlers,
}
