/** The operator's map style, a URL. Separate from the engine, which is heavy. */
export function operatorStyle(): string | undefined {
  return document.documentElement.dataset.mapStyle
}
