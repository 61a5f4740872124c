// Takes the lock of a folder and is killed with it. Usage: leave-a-lock.ts <folder>
import { lockFolder } from '@/server/db/embedded/folder-lock.ts'

const [folder = ''] = process.argv.slice(2)
await lockFolder(folder, () => {})
process.kill(process.pid, 'SIGKILL')
