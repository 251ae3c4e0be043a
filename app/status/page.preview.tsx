export { StatusPage as default } from '@/components/templates/preview/status-page';
