import { bootstrapApplication } from '@angular/platform-browser';
import { defineAll } from '@foyer/elements';
import { Account } from './account';

defineAll({ only: ['login', 'orders'], settings: { api: 'https://portal.example' } });
bootstrapApplication(Account);
