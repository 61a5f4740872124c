'use client'

import { useEffect, useState } from 'react'
import { loadOwnTexts } from '@/client/text/own-texts.ts'
import { createTranslator, type Translator } from '@/client/text/translator.ts'
import { writingDirection } from '@/client/text/writing-direction.ts'
import { Button } from '@/design-system/button/button.tsx'
import { ErrorState } from '@/design-system/error-state/error-state.tsx'
import './globals.css'

type GlobalErrorProps = { error: Error & { digest?: string } }

/** Standalone, in case the shell fails; uses the language of the URL. */
export default function GlobalError({ error }: GlobalErrorProps) {
  const [said, setSaid] = useState<{ language: string; t: Translator } | null>(null)

  useEffect(() => {
    const [, language = ''] = location.pathname.split('/')
    void loadOwnTexts(language).then(
      (texts) => setSaid({ language, t: createTranslator(texts, language || 'en') }),
      () => location.reload(),
    )
  }, [])

  return (
    <html lang={said?.language || 'en'} dir={writingDirection(said?.language ?? '')}>
      <body>
        {said ? (
          <main className="grid min-h-dvh place-items-center">
            <ErrorState
              level={1}
              title={said.t('shell.error.title')}
              actions={
                <Button onClick={() => location.reload()}>{said.t('shell.error.retry')}</Button>
              }
              reference={
                error.digest ? said.t('shell.error.reference', { id: error.digest }) : undefined
              }
            >
              {said.t('shell.error.text')}
            </ErrorState>
          </main>
        ) : null}
      </body>
    </html>
  )
}
