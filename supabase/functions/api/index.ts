import { readEnvironment } from '#api/http/environment.ts'
import { createApp } from './app.ts'

Deno.serve(createApp(readEnvironment(Deno.env.toObject())).fetch)
