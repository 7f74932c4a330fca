package copiesng;
import org.mapstruct.*;
@Mapper(componentModel = "spring")
public interface CommandMapper {
    Command toCommand(Form form);
    @Mapping(target = "label", ignore = true)
    Command safe(Form form);
}
