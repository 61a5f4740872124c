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
  const [wording, setWording] = useState<{ language: string; t: Translator } | null>(null)

  useEffect(() => {
    const [, language = ''] = location.pathname.split('/')
    void loadOwnTexts(language).then(
      (texts) => setWording({ language, t: createTranslator(texts, language || 'en') }),
      () => location.reload(),
    )
  }, [])

  return (
    <html lang={wording?.language || 'en'} dir={writingDirection(wording?.language ?? '')}>
      <body>
        {wording ? (
          <main className="grid min-h-dvh place-items-center">
            <ErrorState
              level={1}
              title={wording.t('shell.error.title')}
              actions={
                <Button onClick={() => location.reload()}>{wording.t('shell.error.retry')}</Button>
              }
              reference={
                error.digest ? wording.t('shell.error.reference', { id: error.digest }) : undefined
              }
            >
              {wording.t('shell.error.text')}
            </ErrorState>
          </main>
        ) : null}
      </body>
    </html>
  )
}
