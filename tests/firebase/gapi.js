/**
 * In the place of https://apis.google.com/js/api.js, which tests cannot reach: as much of Google's
 * `gapi.iframes` as the SDK and the emulator's frame speak to each other with, over postMessage.
 */
;(() => {
  const asked = new Map()
  const handlers = new Map()
  let early = []
  let count = 0

  function answer({ source, data: { id, name, data } }) {
    source.postMessage({ gapi: 'answer', id, data: handlers.get(name)(data) }, '*')
  }

  addEventListener('message', (event) => {
    const { gapi, id, name, data } = event.data ?? {}
    if (gapi === 'answer') asked.get(id)?.(data)
    if (gapi !== 'ask') return
    if (handlers.has(name)) answer(event)
    else early.push(event)
  })

  const peer = (frame) => ({
    register(name, handler) {
      handlers.set(name, handler)
      const due = early.filter(({ data }) => data.name === name)
      early = early.filter((event) => !due.includes(event))
      for (const event of due) answer(event)
    },
    send(name, data, heard) {
      count += 1
      asked.set(count, (said) => {
        try {
          heard?.([said])
        } catch {
          // The SDK throws after it has heard whether the frame can store anything.
        }
      })
      frame().postMessage({ gapi: 'ask', id: count, name, data }, '*')
    },
    restyle: async () => {},
  })

  function open({ url, where }, ready) {
    const frame = document.createElement('iframe')
    frame.src = url
    frame.hidden = true
    const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    where.append(frame)
    const ping = async (heard) => {
      await isLoaded
      heard()
    }
    return Promise.resolve(ready({ ...peer(() => frame.contentWindow), ping }))
  }

  const iframes = {
    Iframe: Object,
    CROSS_ORIGIN_IFRAMES_FILTER: () => true,
    getContext: () => ({ open, getParentIframe: () => peer(() => parent) }),
  }
  window.gapi = {
    load(_name, { callback }) {
      window.gapi.iframes = iframes
      callback()
    },
  }
  const { searchParams } = new URL(document.currentScript.src)
  const told = searchParams.get('onload') ?? 'gapi_onload'
  window[told]?.()
})()
