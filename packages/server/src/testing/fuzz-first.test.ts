import { describe } from 'vitest'
import { fuzzCalls } from './fuzz.ts'

describe('hostile bodies receive a declared reply', () => fuzzCalls(0))
