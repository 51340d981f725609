// maildev keeps its state in module variables and takes the process's signals; a worker thread gives
// every stack its own and keeps its signal handlers away from the stack's.
import { createRequire } from 'node:module'
import { workerData } from 'node:worker_threads'

const maildev = createRequire(import.meta.url)('maildev')

const server = maildev({ ...workerData, ip: '127.0.0.1', webIp: '127.0.0.1', silent: true })
await server.listen()
