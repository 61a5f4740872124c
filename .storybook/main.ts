import type { StorybookConfig } from '@storybook/nextjs-vite'
import { sourceAlias } from '../scripts/source-alias.mjs'
import { storyTiles } from './street-tiles.ts'

export default {
  framework: '@storybook/nextjs-vite',
  stories: [
    { directory: '../design-system', files: 'introduction.stories.tsx' },
    { directory: '.', files: 'all-flows*.stories.tsx' },
    { directory: '../design-system', files: '*/*.stories.tsx', titlePrefix: 'Parts' },
    { directory: '../design-system', files: 'conformance.stories.tsx', titlePrefix: 'Parts' },
    { directory: '../features', files: '**/!(*.flow).stories.tsx', titlePrefix: 'Pages' },
    { directory: '../features', files: '**/*.flow.stories.tsx', titlePrefix: 'Flows' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: '../docs/machines', to: '/machines' },
    { from: '../THIRD-PARTY-NOTICES.md', to: '/THIRD-PARTY-NOTICES.md' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), storyTiles()],
    // Found only while a story loads, these would make Vite start over in the middle of a test.
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [
        ...(config.optimizeDeps?.include ?? []),
        '@tanstack/react-query',
        '@xstate/react',
        '@xstate/store',
        'class-variance-authority',
        'clsx',
        'lucide',
        'openapi-fetch',
        '@radix-ui/react-dialog',
        'react-toastify/unstyled',
        'xstate',
      ],
    },
    resolve: {
      ...config.resolve,
      alias: [...sourceAlias, ...aliasList(config.resolve?.alias)],
    },
  }),
} satisfies StorybookConfig

type Aliases = NonNullable<
  NonNullable<Parameters<NonNullable<StorybookConfig['viteFinal']>>[0]['resolve']>['alias']
>

/** Vite takes aliases as a list or as an object. */
function aliasList(aliases: Aliases = []) {
  if (Array.isArray(aliases)) return aliases
  return Object.entries(aliases).map(([find, replacement]) => ({ find, replacement }))
}
