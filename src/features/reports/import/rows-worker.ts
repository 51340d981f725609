import { readRows } from '#domain/import/read-rows.ts'

// One file, one worker: whoever started it ends it.
addEventListener('message', ({ data }: MessageEvent<Parameters<typeof readRows>>) => {
  postMessage(readRows(...data))
})
