/** Not built yet, hidden on pages. A test checks the list. */
export const laterFunctions: Readonly<Record<'push' | 'chat' | 'featuring', boolean>> = {
  push: true,
  chat: true,
  featuring: false,
}
