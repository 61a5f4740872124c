'use client'

import { useState } from 'react'
import type { AdminSystem } from '@/client/api/admin/system.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Definition, DefinitionList } from '@/design-system/definition-list/definition-list.tsx'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { AdminHead } from '../admin-head.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import { StreetAreas } from '../street-areas.tsx'
import { sizeWords } from './size-words.ts'
import { SystemJobs } from './system-jobs.tsx'
import { useSystem } from './use-system.ts'

/** Jobs, database, files, messages, versions and map areas of the installation. */
export function SystemScreen() {
  const { t } = useText()
  const { system, error, isOffline, retry, retryJob, isRetrying } = useSystem()
  return (
    <>
      <AdminHead title={t('admin.page.system')} lead={t('admin.system.lead')} />
      {isOffline ? <OfflineList onRetry={retry} /> : null}
      {!system && error ? (
        <FailedList title={t('admin.system.failed')} error={error} onRetry={retry} />
      ) : null}
      {!system && !error && !isOffline ? <LinesLoading words={t('admin.loading')} /> : null}
      {system ? (
        <div className="flex flex-col gap-9">
          <SystemJobs system={system} isBusy={isRetrying} onRetry={retryJob} />
          <Storage system={system} />
          <Messages channels={system.channels} />
          <Versions system={system} />
        </div>
      ) : null}
      <div className="mt-10">
        <StreetAreas />
      </div>
    </>
  )
}

function Storage({ system: { database, storage } }: { system: AdminSystem }) {
  const { t, language, formats } = useText()
  const size = (bytes: number) => sizeWords(bytes, language)
  return (
    <section aria-labelledby="storage">
      <h2 id="storage" className="mb-3 font-semibold">
        {t('admin.system.storage')}
      </h2>
      {database.should_move ? (
        <Banner variant="warning" className="mb-3">
          {t('admin.system.shouldMove')}
        </Banner>
      ) : null}
      <DefinitionList>
        <Definition term={t('admin.system.database')}>{size(database.bytes)}</Definition>
        <Definition term={t('admin.system.properties')}>
          {formats.number(database.properties)}
        </Definition>
        <Definition
          term={t(storage.is_bucket ? 'admin.system.filesInBucket' : 'admin.system.filesInFolder')}
        >
          {t('admin.system.filesOfSize', {
            count: storage.files,
            size: size(storage.bytes),
          })}
        </Definition>
        <Definition term={t('admin.system.free')}>{size(storage.free_bytes)}</Definition>
      </DefinitionList>
      <details className="mt-3 text-sm">
        <summary className="min-h-11 cursor-pointer py-3 font-medium">
          {t('admin.system.tables')}
        </summary>
        <DefinitionList>
          {database.tables.map(({ name, bytes }) => (
            <Definition key={name} term={<bdi>{name}</bdi>}>
              {size(bytes)}
            </Definition>
          ))}
        </DefinitionList>
      </details>
    </section>
  )
}

function Messages({ channels: { mail, sms, push } }: Pick<AdminSystem, 'channels'>) {
  const { t } = useText()
  const words = (isKept: boolean) => t(isKept ? 'admin.system.kept' : 'admin.system.sent')
  return (
    <section aria-labelledby="channels">
      <h2 id="channels" className="mb-3 font-semibold">
        {t('admin.system.channels')}
      </h2>
      <DefinitionList>
        <Definition term={t('admin.system.mail')}>{words(mail.is_kept)}</Definition>
        <Definition term={t('admin.system.sms')}>{words(sms.is_kept)}</Definition>
        <Definition term={t('admin.system.push')}>
          {t('admin.system.devices', { count: push.devices })}
        </Definition>
      </DefinitionList>
    </section>
  )
}

function Versions({ system }: { system: AdminSystem }) {
  const { t, formats } = useText()
  const [now] = useState(() => new Date())
  const { database, version, node, started_at } = system
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="mb-3 font-semibold">
        {t('admin.system.versions')}
      </h2>
      <DefinitionList>
        <Definition term="Hearth">{version}</Definition>
        <Definition
          term={t(database.is_embedded ? 'admin.system.embedded' : 'admin.system.server')}
        >
          <bdi>PostgreSQL {database.version}</bdi>
        </Definition>
        <Definition term={t('admin.system.schema')}>
          <bdi>{database.schema}</bdi>
        </Definition>
        <Definition term="Node.js">{node}</Definition>
        <Definition term={t('admin.system.started')}>
          {formats.relativeTime(started_at, now, t('admin.justNow'))}
        </Definition>
      </DefinitionList>
    </section>
  )
}
