import { spyOn } from 'storybook/test'

/** The provider answers this, a moment later, each time it is asked. */
export function providerAnswers(
  status: number,
  body: object,
  headers: Record<string, string> = {},
) {
  return spyOn(window, 'fetch').mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return Response.json(body, { status, headers })
  })
}
