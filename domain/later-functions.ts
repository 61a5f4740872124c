/**
 * Functions of the specification that come later: pages say nothing of them until then. A test holds the list
 * against the operations that are not built.
 */
export const laterFunctions: Readonly<Record<'push' | 'chat' | 'featuring', boolean>> = {
  push: true,
  chat: true,
  featuring: true,
}
