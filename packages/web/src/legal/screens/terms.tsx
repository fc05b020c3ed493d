import { LegalPage } from '../parts/legal-page.tsx'

export const Component = () => <LegalPage page="terms" />
