import type { Handlers } from '@/server/http/handler.ts'
import { accountHandlers } from './account/handlers.ts'
import { leavingHandlers } from './account/leaving/leaving-handlers.ts'
import { profileHandlers } from './account/profile-handlers.ts'
import { secondFactorHandlers } from './account/second-factor/handlers.ts'
import { adminHandlers } from './admin/handlers.ts'
import { agentsHandlers } from './agents/handlers.ts'
import { contentHandlers } from './content/handlers.ts'
import { discoveryHandlers } from './discovery/handlers.ts'
import { draftsHandlers } from './drafts/handlers.ts'
import { feedHandlers } from './feed/handlers.ts'
import { filesHandlers } from './files/handlers.ts'
import { homeHandlers } from './home/handlers.ts'
import { locationHandlers } from './location/handlers.ts'
import { membersHandlers } from './members/handlers.ts'
import { ownListingsHandlers } from './my-listings/handlers.ts'
import { notificationsHandlers } from './notifications/handlers.ts'
import { projectsHandlers } from './projects/handlers.ts'
import { ownProjectsHandlers } from './projects/own-handlers.ts'
import { propertiesHandlers } from './properties/handlers.ts'
import { ownPropertiesHandlers } from './properties/mine/own-handlers.ts'
import { savedSearchesHandlers } from './saved-searches/handlers.ts'
import { settingsHandlers } from './settings/handlers.ts'
import { subscriptionsHandlers } from './subscriptions/handlers.ts'
import { toolsHandlers } from './tools/handlers.ts'
import { uploadsHandlers } from './uploads/handlers.ts'
import { verificationHandlers } from './verification/handlers.ts'

/** Handlers of all built operations by id; a missing one is a compile error. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...adminHandlers,
  ...agentsHandlers,
  ...contentHandlers,
  ...discoveryHandlers,
  ...draftsHandlers,
  ...feedHandlers,
  ...filesHandlers,
  ...homeHandlers,
  ...leavingHandlers,
  ...locationHandlers,
  ...membersHandlers,
  ...notificationsHandlers,
  ...ownListingsHandlers,
  ...ownPropertiesHandlers,
  ...profileHandlers,
  ...ownProjectsHandlers,
  ...projectsHandlers,
  ...propertiesHandlers,
  ...savedSearchesHandlers,
  ...secondFactorHandlers,
  ...settingsHandlers,
  ...subscriptionsHandlers,
  ...toolsHandlers,
  ...verificationHandlers,
  ...uploadsHandlers,
}
