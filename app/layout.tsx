import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { fontVariables } from './fonts.ts'
import './globals.css'
import { loadFrame } from './page/load-frame.ts'

export async function generateMetadata(): Promise<Metadata> {
  const { name, icon, language } = await loadFrame()
  return {
    title: { default: name, template: `%s · ${name}` },
    applicationName: name,
    icons: { icon, apple: '/icons/apple-180.png' },
    manifest: `/manifest.webmanifest?language=${language}`,
    appleWebApp: { capable: true, title: name },
    formatDetection: { telephone: false, address: false, email: false },
  }
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf8f3' },
    { media: '(prefers-color-scheme: dark)', color: '#111513' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { language, direction, theme, nonce, brandStyle, hasOwnIcons, settingsVersion } =
    await loadFrame()
  return (
    <html
      lang={language}
      dir={direction}
      data-theme={theme ?? undefined}
      data-settings={settingsVersion || undefined}
      data-icons={hasOwnIcons ? 'own' : undefined}
      data-map-style={process.env.MAP_STYLE_URL || undefined}
      className={fontVariables}
    >
      <head>{brandStyle ? <style nonce={nonce}>{brandStyle}</style> : null}</head>
      <body>{children}</body>
    </html>
  )
}
