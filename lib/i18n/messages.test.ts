import { expect, it } from 'vitest';
import { loadAllMessages } from './messages';

it('sets interface texts by the rules of their language, as texts of pages are set', async () => {
  const { components } = (await loadAllMessages('pl')) as unknown as {
    components: { 'migration-service-card': { services: Record<string, { description: string }> } };
  };
  const described = components['migration-service-card'].services['landing_zone']?.description;
  expect(described).toContain('i\u00A0dzienniki');
});
