import type { Handlers } from '@/server/http/handler.ts'
import { passkeyHandlers } from '@/server/modules/account/auth/passkeys/handlers.ts'
import { secondFactorHandlers } from '@/server/modules/account/auth/second-factor/handlers.ts'
import { deletionHandlers } from '@/server/modules/account/deletion/deletion-handlers.ts'
import { staffHandlers } from '@/server/modules/account/staff/handlers.ts'
import { draftsHandlers } from '@/server/modules/listing-editor/drafts/handlers.ts'
import { packageAdministrationHandlers } from '@/server/modules/packages/administration/handlers.ts'
import { packagesHandlers } from '@/server/modules/packages/handlers.ts'
import { paymentDeskHandlers } from '@/server/modules/payments/administration/handlers.ts'
import { paymentAdministrationHandlers } from '@/server/modules/payments/administration-handlers.ts'
import { paymentsHandlers } from '@/server/modules/payments/handlers.ts'
import { myProjectsHandlers } from '@/server/modules/projects/my-projects-handlers.ts'
import { myPropertiesHandlers } from '@/server/modules/properties/my-listings/my-properties-handlers.ts'
import { accountHandlers } from './account/handlers.ts'
import { profileHandlers } from './account/profile-handlers.ts'
import { backupsHandlers } from './admin/backups/handlers.ts'
import { exportsHandlers } from './admin/exports/handlers.ts'
import { adminFiguresHandlers } from './admin/figures/handlers.ts'
import { adminHandlers } from './admin/handlers.ts'
import { inboxHandlers } from './admin/inbox/handlers.ts'
import { peopleHandlers } from './admin/people/handlers.ts'
import { setupHandlers } from './admin/setup/handlers.ts'
import { systemHandlers } from './admin/system/handlers.ts'
import { advertsHandlers } from './adverts/handlers.ts'
import { agentsHandlers } from './agents/handlers.ts'
import { chatHandlers } from './chat/handlers.ts'
import { chatReportHandlers } from './chat/report-handlers.ts'
import { categoryHandlers } from './content/categories/handlers.ts'
import { editionHandlers } from './content/editions/handlers.ts'
import { contentHandlers } from './content/handlers.ts'
import { discoveryHandlers } from './discovery/handlers.ts'
import { feedHandlers } from './feed/handlers.ts'
import { figuresHandlers } from './figures/handlers.ts'
import { filesHandlers } from './files/handlers.ts'
import { geographyHandlers } from './geography/handlers.ts'
import { pictureHandlers } from './geography/picture-handlers.ts'
import { streetHandlers } from './geography/street-handlers.ts'
import { homeHandlers } from './home/handlers.ts'
import { importsHandlers } from './imports/handlers.ts'
import { inquiriesHandlers } from './inquiries/handlers.ts'
import { leadHandlers } from './inquiries/lead-handlers.ts'
import { membersHandlers } from './members/handlers.ts'
import { myListingsHandlers } from './my-listings/handlers.ts'
import { notificationsHandlers } from './notifications/handlers.ts'
import { noticeSettingsHandlers } from './notifications/preferences/handlers.ts'
import { placesHandlers } from './places/handlers.ts'
import { projectsHandlers } from './projects/handlers.ts'
import { propertiesHandlers } from './properties/handlers.ts'
import { savedSearchesHandlers } from './saved-searches/handlers.ts'
import { memberSearchesHandlers } from './saved-searches/member-handlers.ts'
import { settingsHandlers } from './settings/handlers.ts'
import { languagesHandlers } from './settings/languages/handlers.ts'
import { structureHandlers } from './structure/handlers.ts'
import { toolsHandlers } from './tools/handlers.ts'
import { uploadsHandlers } from './uploads/handlers.ts'
import { valuationHandlers } from './valuation/handlers.ts'
import { verificationHandlers } from './verification/handlers.ts'
import { viewingsHandlers } from './viewings/handlers.ts'
import { wishesHandlers } from './wishes/handlers.ts'

/** Handlers of all built operations by id; a missing one is a compile error. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...adminFiguresHandlers,
  ...adminHandlers,
  ...advertsHandlers,
  ...agentsHandlers,
  ...chatHandlers,
  ...chatReportHandlers,
  ...categoryHandlers,
  ...contentHandlers,
  ...editionHandlers,
  ...exportsHandlers,
  ...discoveryHandlers,
  ...draftsHandlers,
  ...feedHandlers,
  ...figuresHandlers,
  ...filesHandlers,
  ...homeHandlers,
  ...inboxHandlers,
  ...importsHandlers,
  ...peopleHandlers,
  ...inquiriesHandlers,
  ...leadHandlers,
  ...deletionHandlers,
  ...placesHandlers,
  ...geographyHandlers,
  ...pictureHandlers,
  ...streetHandlers,
  ...membersHandlers,
  ...notificationsHandlers,
  ...noticeSettingsHandlers,
  ...myListingsHandlers,
  ...myPropertiesHandlers,
  ...profileHandlers,
  ...myProjectsHandlers,
  ...projectsHandlers,
  ...propertiesHandlers,
  ...memberSearchesHandlers,
  ...savedSearchesHandlers,
  ...passkeyHandlers,
  ...secondFactorHandlers,
  ...languagesHandlers,
  ...settingsHandlers,
  ...structureHandlers,
  ...setupHandlers,
  ...backupsHandlers,
  ...systemHandlers,
  ...staffHandlers,
  ...packagesHandlers,
  ...paymentsHandlers,
  ...paymentAdministrationHandlers,
  ...paymentDeskHandlers,
  ...packageAdministrationHandlers,
  ...toolsHandlers,
  ...verificationHandlers,
  ...viewingsHandlers,
  ...valuationHandlers,
  ...wishesHandlers,
  ...uploadsHandlers,
}
