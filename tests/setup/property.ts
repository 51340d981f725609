import fc from 'fast-check'

/**
 * fast-check, for every test with generated values: from one seed, so that the gate is the same every time, unless
 * PROPERTY_SEED names another. A failed property says its seed, its path and what failed; what once failed stays as
 * one of the property's `examples`, which are tried first.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_122) })

export default fc
