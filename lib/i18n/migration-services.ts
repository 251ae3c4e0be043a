/** Where the names and descriptions of migration services are: namespace, then the way to the group (docs/behaviour.md §3). */
export const migrationServices = ['components', 'migration-service-card', 'services'] as const;
