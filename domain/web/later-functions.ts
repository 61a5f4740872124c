/** Not built yet, hidden on pages. A test checks the list. */
export const laterFunctions: Readonly<Record<'push' | 'featuring', boolean>> = {
  push: true,
  featuring: false,
}
