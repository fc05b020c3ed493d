export { Estimate } from './estimate.tsx'
