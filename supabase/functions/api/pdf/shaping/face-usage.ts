import type { Usage } from '#api/pdf/fonts/font-embedding.ts'
import { codeOf, putFont } from '#api/pdf/fonts/put-font.ts'
import type { Script } from '#domain/characters/scripts.ts'
import { clusterFont } from './cluster-font.ts'
import { type Cluster, clusterKey } from './clusters.ts'
import { faceOf, type Weight, type Word } from './faces.ts'
import { shapedRun } from './runs.ts'

/** A font holds 65,535 glyphs, some of them the parts of clusters. No text that anybody reads comes near to this. */
const MOST_CLUSTERS = 60_000

/** Notes the clusters of a script's font that a document uses. */
export function faceUsage(script: Script, weight: Weight): Usage {
  const codes = new Map<string, string>()
  const clusters: Cluster[] = []
  const encoded = new Map<Word, string>()
  const codeFor = (cluster: Cluster) => {
    const key = clusterKey(cluster)
    let code = codes.get(key)
    if (code === undefined) {
      code = codeOf(clusters.length < MOST_CLUSTERS ? clusters.push(cluster) : 0)
      codes.set(key, code)
    }
    return code
  }
  const encode = (word: Word) => {
    let codesOfWord = encoded.get(word)
    if (codesOfWord === undefined) {
      codesOfWord = word.clusters.map(codeFor).join('')
      encoded.set(word, codesOfWord)
    }
    return codesOfWord
  }
  return {
    encode: (text) => shapedRun(script, weight, text).map(encode).join(''),
    put: (payload) => {
      const face = faceOf(script, weight)
      putFont(
        {
          ...{ name: face.name, tables: face.tables, file: clusterFont(face, clusters) },
          texts: clusters.map(({ text }) => text),
          widths: clusters.map(({ advance }) => Math.round((advance * 1000) / face.unitsPerEm)),
          missingWidth: 0,
        },
        payload,
      )
    },
  }
}
