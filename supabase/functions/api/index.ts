import { createApp } from './app.ts'
import { readEnvironment } from './http/environment.ts'

Deno.serve(createApp(readEnvironment(Deno.env.toObject())).fetch)
