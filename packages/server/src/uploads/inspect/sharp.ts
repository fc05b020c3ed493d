import sharp from 'sharp'

// In the sandbox, which is the process with Node's permissions; tests inspect in their own, where others draw SVG.
// Only the accepted formats: SVG can contain programs, and the rarer loaders are the least tested.
if (process.permission !== undefined) {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff'].map((name) => `VipsForeignLoad${name}`) })
  sharp.cache(false)
  sharp.concurrency(1)
}

export type { Sharp, SharpOptions } from 'sharp'
/** Loaded for pictures only, since this library takes a third of a small file's time. */
export { sharp }
