import { describe } from 'vitest'
import { fuzzCalls } from './fuzz.ts'

describe('hostile bodies end as an answer of the wire', () => fuzzCalls(2))
