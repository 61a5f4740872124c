import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

export type StoredMail = { content: Buffer; seen: boolean }

type Reply = { lines?: (string | Buffer)[]; status?: string; says?: string }

/**
 * As much of an IMAP server (RFC 3501) as reading a mailbox takes, over TCP. UIDs are places in
 * `mails`, from 1.
 */
export async function startImapServer(own: { user: string; password: string; folder: string }) {
  const mails: StoredMail[] = []
  const commands: string[] = []
  const sockets = new Set<Socket>()
  /** Commands that are answered in another way. */
  const instead = new Map<string, Reply | 'hangUp' | 'silence'>()

  const server = createServer((socket) => {
    sockets.add(socket)
    // Else each reply waits for the client's acknowledgment of the one before.
    socket.setNoDelay(true)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n')
    createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
      const [tag = '', ...words] = line.split(' ')
      const name = words[0]?.toUpperCase() === 'UID' ? words.slice(0, 2) : words.slice(0, 1)
      const verb = name.join(' ').toUpperCase()
      commands.push(verb)
      const reply = instead.get(verb) ?? answer(verb, words.slice(name.length).join(' '))
      if (reply === 'silence') return
      if (reply === 'hangUp') return socket.destroy()
      for (const part of reply.lines ?? []) socket.write(part)
      socket.write(`${tag} ${reply.status ?? 'OK'} ${reply.says ?? 'done'}\r\n`)
      if (verb === 'LOGOUT') socket.end()
    })
  })

  function answer(verb: string, rest: string): Reply {
    if (verb === 'CAPABILITY') return { lines: ['* CAPABILITY IMAP4rev1\r\n'] }
    if (verb === 'LOGIN') {
      const words = rest.replaceAll('"', '').split(' ')
      const isRight = words[0] === own.user && words[1] === own.password
      return isRight ? {} : { status: 'NO', says: `wrong password of ${own.user}@example.org` }
    }
    if (verb === 'LIST' || verb === 'LSUB') {
      // Without a name, the delimiter is asked for.
      const name = rest.endsWith(' ""') ? '' : own.folder
      return { lines: [`* ${verb} (\\HasNoChildren) "/" "${name}"\r\n`] }
    }
    if (verb === 'SELECT' || verb === 'EXAMINE') {
      if (rest.replaceAll('"', '') !== own.folder) return { status: 'NO', says: 'no such folder' }
      const facts = [
        'FLAGS (\\Seen \\Deleted)',
        'OK [PERMANENTFLAGS (\\Seen \\Deleted)] limited',
        `${mails.length} EXISTS`,
        'OK [UIDVALIDITY 1] valid',
        `OK [UIDNEXT ${mails.length + 1}] next`,
      ]
      return { lines: facts.map((fact) => `* ${fact}\r\n`), says: '[READ-WRITE] selected' }
    }
    if (verb === 'UID SEARCH') {
      const found = mails.flatMap(({ seen }, at) => (seen ? [] : [at + 1])).toReversed()
      return { lines: [`* SEARCH${found.map((uid) => ` ${uid}`).join('')}\r\n`] }
    }
    const uid = Number(rest.split(' ')[0])
    const mail = mails[uid - 1]
    if (!mail) return {}
    if (verb === 'UID FETCH') return { lines: fetched(uid, mail, rest) }
    if (verb === 'UID STORE') {
      mail.seen = true
      return { lines: [`* ${uid} FETCH (UID ${uid} FLAGS (\\Seen))\r\n`] }
    }
    return {}
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const login = `${encodeURIComponent(own.user)}:${encodeURIComponent(own.password)}`
  return {
    mails,
    commands,
    instead,
    put: (content: Buffer) => void mails.push({ content, seen: false }),
    url: `imap://${login}@127.0.0.1:${port}/${encodeURIComponent(own.folder)}`,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** `BODY.PEEK[…]` of the whole or of the headers, or the size. */
function fetched(uid: number, { content }: StoredMail, query: string): (string | Buffer)[] {
  const head = `* ${uid} FETCH (UID ${uid} RFC822.SIZE ${content.length}`
  const [, part] = /BODY\.PEEK\[(HEADER)?\]/i.exec(query) ?? []
  if (!/BODY\.PEEK/i.test(query)) return [`${head})\r\n`]
  const end = content.indexOf('\r\n\r\n') + 4
  const sent = part ? content.subarray(0, end) : content
  const name = part ? 'BODY[HEADER]' : `BODY[]${/<0\./.test(query) ? '<0>' : ''}`
  return [`${head} ${name} {${sent.length}}\r\n`, sent, ')\r\n']
}
