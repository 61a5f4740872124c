import type { Decorator } from '@storybook/react'
import { AdminFrame } from '@/features/admin/admin-frame.tsx'
import { inSite, pageTools } from './in-site.tsx'
import { sampleSettings } from './sample-settings.ts'

const { t, href } = pageTools

/** Around a screen of administrators: the site, and the frame with their navigation. */
export const inAdministration: Decorator[] = [
  (Story) => (
    <AdminFrame settings={sampleSettings} t={t} href={href} corner={null}>
      <Story />
    </AdminFrame>
  ),
  inSite,
]
