import { Slider } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { percentText } from './percentText';

interface VolumeSliderProps {
  /** 0 to 1. */
  readonly volume: number | undefined;
  readonly onChange: (volume: number) => void;
}

/** 0 to 1 in steps of 0.1. */
export const VolumeSlider = ({ volume, onChange }: VolumeSliderProps) => {
  const { t } = useTranslation('shell');
  return (
    <Slider
      vertical
      min={0}
      max={1}
      step={0.1}
      value={volume}
      onChange={onChange}
      tooltip={{ open: false }}
      ariaLabelForHandle={t('panels.volume')}
      ariaValueTextFormatterForHandle={percentText}
    />
  );
};
