import fc from 'fast-check'

/**
 * fast-check, for every test with generated values: from one seed, so that the gate is the same every time, unless
 * PROPERTY_SEED names another. A failed property says its seed, its path and what failed; what once failed stays as
 * one of the property's `examples`, which are tried first.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_122) })

/**
 * How often or how much: a few in the gate, whose time everybody waits for, and all of it with THOROUGH=1, before a
 * release and after a change of what is tried.
 */
export const thorough = <T>(few: T, all: T): T => (process.env.THOROUGH ? all : few)

export default fc
